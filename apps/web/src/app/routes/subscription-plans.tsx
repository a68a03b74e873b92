export { PlansPage as default } from '../../features/billing/plans-page.tsx';
