// Readers search names, types and words: the classic theme has no search of its own.
export { default } from '../../components/SearchButton';
