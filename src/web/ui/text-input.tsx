import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { useFieldControl } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl()} {...rest} className={`input ${className}`} />
}

export function TextArea({ className = '', rows = 3, style, ...rest }: ComponentProps<'textarea'>) {
  const height = { '--rows': rows, ...style }
  return (
    <textarea {...useFieldControl()} {...rest} rows={rows} style={height} className={`input ${className}`} />
  )
}

interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'onKeyDown'
> {
  value: string
  onChange: (value: string) => void
}

/** Escape or the cross clears it. Not `type=search`: in WebKit Escape would then never close a surrounding dialog. */
export function SearchInput({ value, onChange, className = '', ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  function handleClear() {
    onChange('')
    input.current?.focus()
  }
  /** Enter would send a surrounding form, and the Escape that clears would close a surrounding dialog. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const clears = event.key === 'Escape' && value !== ''
    if (clears || event.key === 'Enter') event.preventDefault()
    if (clears) onChange('')
  }
  return (
    <div className="input-frame">
      <Search aria-hidden="true" className="search-icon" />
      <input
        {...useFieldControl()}
        {...rest}
        ref={input}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        className={`input search-input ${className}`}
      />
      {value && <IconButton label="Effacer la recherche" icon={<X />} onClick={handleClear} />}
    </div>
  )
}
