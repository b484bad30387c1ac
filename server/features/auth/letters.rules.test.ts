import { describe, expect, test } from 'vitest';
import { greetingName, passwordChanged, recovery, verification, welcome } from './letters.ts';

const url = 'https://pith.example/account/new-password?token_hash=abc&x="1"';
const letters = {
  verification: verification('Ada', url, 86_400),
  welcome: welcome('Ada', url),
  recovery: recovery('Ada', url, 3600),
  passwordChanged: passwordChanged('Ada', url),
};

describe.each(Object.entries(letters))('%s', (_name, letter) => {
  test('carries its link in both forms, escaped where that is needed', () => {
    expect(letter.link).toBe(url);
    expect(letter.text).toContain(url);
    expect(letter.html).toContain(
      'href="https://pith.example/account/new-password?token_hash=abc&amp;x=&quot;1&quot;"',
    );
  });

  test('is readable in dark clients and loads nothing', () => {
    expect(letter.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(letter.html).toContain('prefers-color-scheme:dark');
    expect(letter.html).not.toMatch(/<img|<link|src=|@import/);
  });

  test('greets nobody with markup', () => {
    expect(verification('<b>&', url, 60).html).toContain('Hello &lt;b&gt;&amp;');
  });
});

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ["  Zoë   d'Arc-Müller ", "Zoë d'Arc-Müller"],
  ['李小龙', '李小龙'],
  ['', 'ada.l'],
  [undefined, 'ada.l'],
  [{ evil: true }, 'ada.l'],
  ['win at evil.example', 'ada.l'],
  ['x'.repeat(50), 'ada.l'],
  ['a\nb: c', 'ada.l'],
])('the name %j greets as %s', (wanted, greeted) => {
  expect(greetingName(wanted, 'ada.l@example.com')).toBe(greeted);
});

test('link lives are told in hours', () => {
  expect(letters.verification.text).toContain('for 24 hours');
  expect(letters.recovery.text).toContain('for one hour');
});
