import { describe, expect, it } from 'vitest';
import { iconSprite } from './icon-sprite.ts';

describe('the icon sprite', () => {
  it('holds every icon once, outlines without a fill of their own', () => {
    const sprite = iconSprite(['check', 'rosette-discount-check-filled'], []);
    expect(sprite).toMatch(/<symbol id="check" viewBox="0 0 24 24"><path d="[^"]+" \/><\/symbol>/);
    expect(sprite).toContain('<symbol id="rosette-discount-check-filled" viewBox="0 0 24 24" fill="currentColor" stroke="none"><path');
  });

  it('holds every drawing in the colours of the page', () => {
    const sprite = iconSprite([], ['lock']);
    expect(sprite).toMatch(/<symbol id="art-lock" viewBox="0 0 148 112"><circle fill="var\(--brand-soft\)" /);
    expect(sprite).not.toContain('class=');
    expect(() => iconSprite([], ['no-such-drawing'])).toThrow(/no-such-drawing/);
  });

  it('draws all that the product names, and fails for what Tabler does not have', () => {
    expect(iconSprite().length).toBeGreaterThan(10_000);
    expect(() => iconSprite(['no-such-icon'])).toThrow(/no-such-icon/);
  });
});
