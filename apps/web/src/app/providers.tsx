import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from '../lib/queries/query-client.ts';
import { useClientState } from '../lib/storage/state.ts';
import { styleNonce } from '../lib/style-nonce.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';

const currentScheme = () => (useClientState.getState().isDarkMode ? 'dark' : 'light');

/** The kit follows our `isDarkMode`; it keeps no memory of its own. */
function followDarkMode(): MantineColorSchemeManager {
  let stop = (): void => undefined;
  return {
    get: currentScheme,
    set: () => undefined,
    clear: () => undefined,
    subscribe: (onUpdate) => {
      stop = useClientState.subscribe((state, before) => {
        if (state.isDarkMode !== before.isDarkMode) onUpdate(currentScheme());
      });
    },
    unsubscribe: () => stop(),
  };
}

export function Theme({ children }: { children: ReactNode }) {
  const [colorSchemeManager] = useState(followDarkMode);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}

export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Theme>
        <ModalsProvider
          labels={{ confirm: t('confirm'), cancel: t('cancel') }}
          modalProps={{ closeButtonProps: { 'aria-label': t('close') } }}
        >
          {children}
        </ModalsProvider>
      </Theme>
    </QueryClientProvider>
  );
}
