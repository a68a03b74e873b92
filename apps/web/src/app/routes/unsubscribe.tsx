export { UnsubscribePage as default } from '../../features/account/unsubscribe-page.tsx';
