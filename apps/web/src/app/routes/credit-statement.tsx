export { StatementPage as default } from '../../features/billing/statement/statement-page.tsx';
