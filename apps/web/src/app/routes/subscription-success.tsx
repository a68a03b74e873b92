export { SubscriptionSuccessPage as default } from '../../features/billing/success/subscription-success-page.tsx';
