/** The rulebook: `RulebookPage` is a page of its own and loaded lazily; everything here is small but the panel. */
export { findSection, hasRulebook, loadBook, ruleLink, sectionOf } from './book.ts';
export { parseBook } from './markdown.ts';
export { useSectionTitle } from './useSectionTitle.ts';
