import { Button, Center, type CenterProps } from '@mantine/core';

/** As much of an endless query as is needed here. */
type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type Props = Omit<CenterProps, 'children'> & { pages: Pages; label: string };

/** The button behind a list that has not come to its end. */
export const LoadMore = ({ pages, label, ...place }: Props) =>
  pages.hasNextPage && (
    <Center {...place}>
      <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {label}
      </Button>
    </Center>
  );
