import { matchesSearch } from '../ui/matches-search.ts'

/** The search in the articles: hides what has not every word that was typed. The address keeps it. */

const search = document.querySelector<HTMLElement>('.help-search')!
const input = search.querySelector('input')!
const found = search.querySelector('[role=status]')!
const sections = [...document.querySelectorAll<HTMLElement>('.help-themes section')]

/** By the last part of an article's address; null while only the titles are searched. */
let words: Readonly<Record<string, string>> | null = null
let isLoading = false

input.addEventListener('focus', () => void loadWords())
input.addEventListener('input', () => {
  void loadWords()
  show()
})
input.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || input.value === '') return
  input.value = ''
  show()
})

search.hidden = false
// What the browser put back when one came back to this page counts before the address.
input.value ||= new URLSearchParams(location.search).get('q') ?? ''
if (input.value !== '') {
  void loadWords()
  show()
}

/** Once they are there; what failed is tried again with the next letter. */
async function loadWords(): Promise<void> {
  if (words || isLoading) return
  isLoading = true
  try {
    const response = await fetch(search.dataset.words!)
    if (response.ok) words = (await response.json()) as Record<string, string>
  } catch {
    // Without network the titles are searched, and the page says so.
  }
  isLoading = false
  if (input.value !== '') show()
}

function show(): void {
  const wanted = input.value.trim()
  let count = 0
  for (const section of sections) {
    const items = [...section.querySelectorAll<HTMLElement>('li')]
    for (const item of items) item.hidden = !matchesSearch(textOf(item), wanted)
    const shown = items.filter(({ hidden }) => !hidden).length
    section.hidden = shown === 0
    count += shown
  }
  found.textContent = wanted === '' ? '' : sentenceFor(count)
  history.replaceState(null, '', wanted === '' ? location.pathname : `?q=${encodeURIComponent(wanted)}`)
}

function textOf(item: HTMLElement): string {
  const slug = item.querySelector('a')!.pathname.split('/').at(-1)!
  return `${item.textContent} ${words?.[slug] ?? ''}`
}

function sentenceFor(count: number): string {
  if (!words) {
    return isLoading
      ? 'Recherche…'
      : 'Seuls les titres ont été cherchés\u00A0: le reste n’a pas pu être chargé. Vérifiez votre connexion.'
  }
  if (count === 0) return 'Aucun article. Essayez un autre mot, ou un seul.'
  return count === 1 ? '1 article' : `${count} articles`
}
