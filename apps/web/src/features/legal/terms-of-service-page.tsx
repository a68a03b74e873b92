import { DocumentPage } from './document-page.tsx';

export default function TermsPage() {
  return <DocumentPage document="terms" />;
}
