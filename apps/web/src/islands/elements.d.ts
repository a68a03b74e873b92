import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Live = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'consent-choice': Live;
      'message-form': Live;
      'sample-player': Live;
      'tryout-box': Live;
    }
  }
}
