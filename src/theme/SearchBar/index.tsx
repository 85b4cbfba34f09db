// Searches names, types and words. The classic theme has no search of its own.
export { default } from '../../components/SearchButton';
