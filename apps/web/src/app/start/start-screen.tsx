import { Center } from '@mantine/core';
import { BrandMark } from '../../ui/page/brand.tsx';
import { Theme } from '../providers.tsx';
import classes from './start-screen.module.css';

/** What stands in the file that every unrendered page starts from: no words, since the language isn't known yet. */
export function StartScreen() {
  return (
    <Theme>
      <Center component="main" mih="100dvh" className={classes.screen} aria-busy="true">
        <BrandMark size={56} />
      </Center>
    </Theme>
  );
}
