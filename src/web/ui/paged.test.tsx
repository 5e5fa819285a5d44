import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paged } from './paged.tsx'
import { Pagination } from './pagination.tsx'

function shownOf(count: number): string {
  const items = Array.from({ length: count }, (_, n) => n)
  return renderToStaticMarkup(
    <Paged label="Pages" items={items} size={20}>
      {(shown) => <p>{shown.length} sur la page</p>}
    </Paged>,
  )
}

test('A list that grows shows a page of itself, and the way to the others.', () => {
  expect(shownOf(3_000)).toContain('20 sur la page')
  expect(shownOf(3_000)).toContain('Page 1 sur 150')
})

test('A list of one page has no way to others.', () => {
  expect(shownOf(20)).toBe('<p>20 sur la page</p>')
})

test('A page whose last item has just gone still leads back.', () => {
  const markup = renderToStaticMarkup(<Pagination label="Pages" page={2} pageCount={1} onPage={() => {}} />)
  expect(markup).toContain('Page 2 sur 2')
})
