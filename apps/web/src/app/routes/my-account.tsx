export { MyAccountPage as default } from '../../features/account/my-account-page.tsx';
