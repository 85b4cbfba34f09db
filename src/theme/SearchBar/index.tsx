// Change: this site's own search; the classic theme has none.
export { default } from '../../components/SearchButton';
