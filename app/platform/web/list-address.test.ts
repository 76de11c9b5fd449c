import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';

test('the address of a list names what narrows it, in order, and nothing else', () => {
  expect(listAddress('/cases', { speciality: null, following: false, sort: undefined, q: '' })).toBe('/cases');
  expect(listAddress('/cases', { speciality: 'cardiology', following: true, sort: null })).toBe(
    '/cases?speciality=cardiology&following=true',
  );
});

test('words are written so that they come back as they were', () => {
  const address = listAddress('/forums', { q: 'fever & rash' }, 'next/1');
  expect(Object.fromEntries(new URL(address, 'https://kolegia.example').searchParams)).toEqual({ q: 'fever & rash', cursor: 'next/1' });
});
