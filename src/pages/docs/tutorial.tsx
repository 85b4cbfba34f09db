export { default } from '@site/src/components/RedirectPage/ToCategory';
