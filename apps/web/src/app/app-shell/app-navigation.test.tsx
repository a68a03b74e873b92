import { expect, it } from 'vitest';
import { drawn } from '../../ui/page/drawn.fake.tsx';
import { BottomNavigation, TopNavigation } from './app-navigation.tsx';

it.each([TopNavigation, BottomNavigation])(
  'leads to the feeds on every width, and says when one is there',
  async (Navigation) => {
    const [elsewhere, there] = [
      await drawn(<Navigation />, { path: '/app/home' }),
      await drawn(<Navigation />, { path: '/app/feeds' }),
    ];
    expect(elsewhere).toMatch(/<a [^>]*href="\/app\/feeds"[^>]*>.*Feeds<\/a>/);
    expect(there).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/app\/feeds"/);
    expect(elsewhere).not.toMatch(/aria-current="page"[^>]*href="\/app\/feeds"/);
  },
);
