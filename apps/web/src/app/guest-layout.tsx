import { Outlet } from 'react-router';
import { guardGuestPage } from './navigation-guard.ts';

export const clientLoader = ({ request }: { request: Request }) => guardGuestPage(request);
export const shouldRevalidate = () => true;
export default Outlet;
