/** The app's logo in the accent colour; the same drawing as public/logo.svg. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
      <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 8v16" />
        <path d="M22 8c-1.2 4.600-4.600 7.500-12 8" />
        <path d="M13.600 15.500c4.200 1 7.100 4 8.400 8.500" />
      </g>
    </svg>
  );
}
