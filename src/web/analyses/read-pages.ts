interface Page {
  readonly pageCount: number
}

/** All pages of a list, one after another; nothing to read where the shown one is the only one. */
export function allPages<Data extends Page>(
  shown: Data,
  read: (page: number) => Promise<Data>,
): () => Promise<Data[]> {
  return async () => {
    const { pageCount } = shown
    if (pageCount === 1) return [shown]
    const pages: Data[] = []
    for (let page = 1; page <= (pages[0]?.pageCount ?? 1); page++) pages.push(await read(page))
    return pages
  }
}
