import { redirect } from 'react-router';

export const clientLoader = () => {
  throw redirect('/app/home');
};
export default function AppIndex() {
  return null;
}
