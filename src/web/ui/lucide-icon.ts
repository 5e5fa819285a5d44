import { createElement, type SVGProps } from 'react'

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/**
 * Stands in the build for what lucide-react makes its icons with (0.6 kB gzip in each first load): sizes, colours and
 * class names of its own, which nothing here uses.
 */
export function lucideIcon(_name: unknown, nodes: IconNode) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...nodes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
