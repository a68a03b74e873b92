export const PRODUCT_NAME = 'Parlance';
export const PRODUCT_LINE = 'Turn anything into a conversation worth listening to.';

/** Stands in built pages wherever their own address belongs; the server puts it there. */
export const PUBLIC_URL_MARK = 'https://public-address.invalid';

/** Stands in built pages where their style elements are allowed; each answer puts a new secret there. */
export const STYLE_NONCE_MARK = 'style-nonce';
