/** The ledger: a ruled page with its double rule, on brand. */
export const Logo = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
    <rect width="32" height="32" rx="8" fill="var(--brand)" />
    <path d="M8 5.5v21" stroke="var(--on-brand)" strokeOpacity=".35" strokeWidth="1.2" />
    <path d="M12.5 9.5h12M12.5 14.5h9.5" stroke="var(--on-brand)" strokeWidth="2.2" strokeLinecap="round" />
    <path
      d="M12.5 20h12M12.5 24h12"
      stroke="color-mix(in srgb, var(--toast-bad) 70%, var(--on-brand))"
      strokeWidth="1.9"
      strokeLinecap="round"
    />
  </svg>
)
