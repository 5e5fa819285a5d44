import { matchesSearch } from '../ui/matches-search.ts'

/** The search in the articles: hides what has not every word that was typed. The address keeps it. */

const search = document.querySelector<HTMLElement>('.help-search')!
const input = search.querySelector('input')!
const found = search.querySelector('[role=status]')!
const sections = [...document.querySelectorAll<HTMLElement>('.help-themes section')]

input.addEventListener('input', show)
input.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || input.value === '') return
  input.value = ''
  show()
})

search.hidden = false
// What the browser put back when one came back to this page counts before the address.
input.value ||= new URLSearchParams(location.search).get('q') ?? ''
if (input.value !== '') show()

function show(): void {
  const wanted = input.value.trim()
  let count = 0
  for (const section of sections) {
    const items = [...section.querySelectorAll<HTMLElement>('li')]
    for (const item of items) item.hidden = !matchesSearch(item.dataset.words ?? '', wanted)
    const shown = items.filter(({ hidden }) => !hidden).length
    section.hidden = shown === 0
    count += shown
  }
  found.textContent = wanted === '' ? '' : sentenceFor(count)
  history.replaceState(null, '', wanted === '' ? location.pathname : `?q=${encodeURIComponent(wanted)}`)
}

function sentenceFor(count: number): string {
  if (count === 0) return 'Aucun article. Essayez un autre mot, ou un seul.'
  return count === 1 ? '1 article' : `${count} articles`
}
