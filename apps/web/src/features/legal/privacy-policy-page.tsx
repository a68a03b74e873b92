import { DocumentPage } from './document-page.tsx';

export default function PrivacyPage() {
  return <DocumentPage document="privacy" />;
}
