export { TextPage as Page } from '#app/blocks/text-page.tsx';
