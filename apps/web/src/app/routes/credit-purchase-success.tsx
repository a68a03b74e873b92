export { CreditPurchaseSuccessPage as default } from '../../features/billing/success/credit-purchase-success-page.tsx';
