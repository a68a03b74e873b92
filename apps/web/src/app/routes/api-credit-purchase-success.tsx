export { ApiCreditPurchaseSuccessPage as default } from '../../features/api/credits/api-credit-purchase-success-page.tsx';
