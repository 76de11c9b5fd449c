/** Colours of the charts: those of the product, so that a drawn chart sits quietly on its page. */
export const PALETTE = {
  surface: '#ffffff',
  ink: '#14211f',
  muted: '#5a6b68',
  grid: '#e4e9e7',
  gridStrong: '#c9d3d0',
  brand: '#0b6b62',
  band: '#e3f1ee',
  alarm: '#c8401f',
  second: '#5b4bb7',
} as const;
