import { DocumentPage } from './document-page.tsx';

export default function TermsOfServicePage() {
  return <DocumentPage document="terms" />;
}
