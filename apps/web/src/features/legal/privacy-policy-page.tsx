import { DocumentPage } from './document-page.tsx';

export default function PrivacyPolicyPage() {
  return <DocumentPage document="privacy" />;
}
