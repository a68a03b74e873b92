import type { Provider } from '@parlance/contract/identity';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';

const SIZE = { width: 20, height: 20 } as const;

function GoogleMark() {
  return (
    <svg {...SIZE} aria-hidden="true" viewBox="0 0 48 48">
      <g fill="none" strokeWidth="9.5">
        <path stroke="#EA4335" d="M6.55 15.86A19.25 19.25 0 0 1 37.13 9.92" />
        <path stroke="#FBBC05" d="M6.63 32.29A19.25 19.25 0 0 1 6.63 15.71" />
        <path stroke="#34A853" d="M35.85 39.17A19.25 19.25 0 0 1 6.55 32.14" />
        <path stroke="#4285F4" d="M42.98 20.79A19.25 19.25 0 0 1 35.72 39.27" />
      </g>
      <path fill="#4285F4" d="M24 20h22.6v9H24z" />
    </svg>
  );
}

function MicrosoftMark() {
  return (
    <svg {...SIZE} aria-hidden="true" viewBox="0 0 21 21">
      <path fill="#F25022" d="M0 0h10v10H0z" />
      <path fill="#7FBA00" d="M11 0h10v10H11z" />
      <path fill="#00A4EF" d="M0 11h10v10H0z" />
      <path fill="#FFB900" d="M11 11h10v10H11z" />
    </svg>
  );
}

/** The company's own mark, in the colours and shapes it asks for; a door for all others. Its name stands beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  if (provider === 'google') return <GoogleMark />;
  return provider === 'microsoft' ? <MicrosoftMark /> : <IconLogin2 size={20} aria-hidden />;
}
