import fc from 'fast-check';

// Otherwise a `maxLength` bounds a size that stays at about ten all the same.
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

export { default } from 'fast-check';
