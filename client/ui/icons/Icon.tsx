import { iconPaths, type IconName } from './paths'

export type { IconName }

interface IconProps {
  name: IconName
  /** Edge in points; 16 beside text, 20 in the sidebar. */
  size?: number
  /** What a reader hears; without it the icon is decoration. */
  label?: string
  className?: string
}

/** One icon of the product's own set, in the colour of the text around it. */
export const Icon = ({ name, size = 16, label, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={size <= 16 ? 1.6 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none' }}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {iconPaths[name].map((path) =>
      path.startsWith('*') ? (
        <path key={path} d={path.slice(1)} fill="currentColor" fillRule="evenodd" stroke="none" />
      ) : (
        <path key={path} d={path} />
      ),
    )}
  </svg>
)
