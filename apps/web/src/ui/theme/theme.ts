import {
  Button,
  Card,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  Modal,
  Select,
  Tooltip,
  type VariantColorsResolver,
} from '@mantine/core';
import classes from './fields.module.css';
import { dark, ember, gray, ink } from './palette.ts';

/** The kit settles a filled button's text colour once for both themes; on our two main colours it must differ. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isMain =
    input.variant === 'filled' && (input.color ?? input.theme.primaryColor) === input.theme.primaryColor;
  return isMain ? { ...colors, color: 'var(--on-primary)' } : colors;
};

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  variantColorResolver,
  colors: { ink, ember, gray, dark },
  black: '#14213d',
  fontFamily: '"Inter Variable", "Inter Stand-in", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
  headings: {
    fontFamily: '"Inter Variable", "Inter Stand-in", system-ui, sans-serif',
    fontWeight: '680',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.2' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '18px', xl: '26px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: Button.extend({ defaultProps: { fw: 600 } }),
    Card: Card.extend({
      defaultProps: { padding: 'lg', radius: 'lg', withBorder: true, bg: 'var(--surface)' },
    }),
    Input: Input.extend({ defaultProps: { size: 'md' }, classNames: { input: classes.input } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { label: classes.label, description: classes.description },
    }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 'lg' },
      styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600 } },
    }),
    Select: Select.extend({
      defaultProps: { comboboxProps: { shadow: 'lg', offset: 6 }, checkIconPosition: 'right' },
      classNames: { option: classes.option },
    }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true } }),
  },
});

/** Mantine's own greys miss the contrast we ask for; surfaces and hairlines are ours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf9f7',
    '--mantine-color-text': '#14213d',
    '--mantine-color-dimmed': '#585f70',
    '--mantine-color-placeholder': '#6f7483',
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': '#d9d5cc',
    '--mantine-color-anchor': '#22407f',
    '--on-primary': '#ffffff',
    '--surface': '#ffffff',
    '--surface-sunken': '#f4f2ee',
    '--surface-selected': '#f3f6fd',
    '--hairline': '#e7e3db',
    '--accent': '#ec8f1c',
    '--accent-text': '#97540a',
    '--success': '#17663a',
    '--shadow-soft': '0 1px 2px rgb(20 33 61 / 4%), 0 8px 24px -12px rgb(20 33 61 / 12%)',
    '--shadow-lifted': '0 2px 4px rgb(20 33 61 / 5%), 0 20px 48px -20px rgb(20 33 61 / 28%)',
  },
  dark: {
    '--mantine-color-body': '#0b1120',
    '--mantine-color-text': '#e9eef8',
    '--mantine-color-dimmed': '#a3aec7',
    '--mantine-color-placeholder': '#8995b2',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-default-border': '#324061',
    '--mantine-color-anchor': '#9dbcff',
    '--on-primary': '#0c1529',
    '--surface': '#121a2d',
    '--surface-sunken': '#0e1526',
    '--surface-selected': '#18233f',
    '--hairline': '#232e49',
    '--accent': '#fdb95a',
    '--accent-text': '#fdb95a',
    '--success': '#1f7a48',
    '--shadow-soft': '0 1px 2px rgb(0 0 0 / 30%), 0 10px 28px -14px rgb(0 0 0 / 60%)',
    '--shadow-lifted': '0 2px 6px rgb(0 0 0 / 30%), 0 24px 56px -20px rgb(0 0 0 / 75%)',
  },
});
