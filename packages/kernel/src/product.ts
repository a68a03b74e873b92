export const PRODUCT_NAME = 'Parlance';
export const PRODUCT_LINE = 'Turn anything into a conversation worth listening to.';
