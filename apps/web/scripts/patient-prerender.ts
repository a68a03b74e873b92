import type { Plugin } from 'vite';

const LONGEST_PAGE_MS = 300_000;

/**
 * Pages that are rendered during the build get ten seconds each, and React Router has no setting for it. On a
 * busy machine loading the renderer alone takes longer, and the first start of the product would fail.
 */
export function patientPrerender(): Plugin {
  return {
    name: 'patient-prerender',
    apply: 'build',
    buildStart() {
      AbortSignal.timeout = () => {
        const controller = new AbortController();
        setTimeout(
          () => controller.abort(new DOMException('timed out', 'TimeoutError')),
          LONGEST_PAGE_MS,
        ).unref();
        return controller.signal;
      };
    },
  };
}
