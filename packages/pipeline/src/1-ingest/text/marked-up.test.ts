import { describe, expect, it } from 'vitest';
import { markedUpBlocks } from './marked-up.ts';
import { plainTextBlocks } from './plain-text.ts';

const DOCUMENT = `<?xml version="1.0"?>
<!-- <para>Not this.</para> -->
<chapter id="nets"><chapterinfo><author>Ada Hill</author><date>May</date></chapterinfo>
<title
>Nets &amp; wind</title>
<para
>The nets of &harbour; are <emphasis>never</emphasis> dry. They hang
there.</para>
<sect1><title>Drying</title>
<para>Choose <menuchoice><guimenu>Net</guimenu><guimenuitem>Dry</guimenuitem></menuchoice>.</para>
<para>Call <function>dry</function> first.</para>
<itemizedlist><listitem><para>A rope.</para></listitem><listitem><para>A lamp.</para></listitem></itemizedlist>
<programlisting>dry(nets);</programlisting>
</sect1>
</chapter>`;

describe('a text that is marked up for programs', () => {
  it('is read by its elements, whatever they are called', () => {
    expect(markedUpBlocks(DOCUMENT)).toEqual([
      { kind: 'boilerplate', text: 'Ada Hill' },
      { kind: 'boilerplate', text: 'May' },
      { kind: 'heading', level: 1, text: 'Nets & wind' },
      { kind: 'paragraph', text: 'The nets of harbour are never dry. They hang there.' },
      { kind: 'heading', level: 2, text: 'Drying' },
      { kind: 'paragraph', text: 'Choose Net → Dry.' },
      { kind: 'paragraph', text: 'Call `dry` first.' },
      { kind: 'item', text: 'A rope.' },
      { kind: 'item', text: 'A lamp.' },
      { kind: 'code', text: 'dry(nets);' },
    ]);
  });

  it('is not one that only shows a tag', () => {
    const text = 'Nets hang in <b>the wind</b>.\n\nWrite <net> for a net and </net> behind it.';
    expect(markedUpBlocks(text)).toBeUndefined();
    expect(markedUpBlocks(`<net>\n${text}`)).toBeUndefined();
    expect(plainTextBlocks(text)).toHaveLength(2);
  });
});
