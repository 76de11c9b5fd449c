/** Links that stay in the reader's language. `to` is written without a language prefix. */
import {
  type LinkProps,
  type NavigateOptions,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  useNavigate,
} from 'react-router';
import { pathInLanguage, pathWithoutLanguage } from '../i18n/languages.ts';
import { useLanguage } from './i18n.tsx';

type Localised<Props> = Omit<Props, 'to'> & { to: string };

export function Link({ to, ...props }: Localised<LinkProps>) {
  const localise = useLocalise();
  return <RouterLink to={localise(to)} {...props} />;
}

/** Marks itself with `aria-current="page"` where the reader is. */
export function NavLink({ to, className = '', ...props }: Omit<Localised<NavLinkProps>, 'className'> & { className?: string | undefined }) {
  const localise = useLocalise();
  return <RouterNavLink to={localise(to)} className={className} {...props} />;
}

/** `/cases?sort=active` in the language of the page; anything that is not a path of ours is left alone. */
export function useLocalise(): (to: string) => string {
  const language = useLanguage();
  return (to) => (to.startsWith('/') ? pathInLanguage(to, language) : to);
}

export function useGo(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const localise = useLocalise();
  return (to, options) => void navigate(localise(to), options);
}

/** The page's path without its language prefix. */
export const usePath = (): string => pathWithoutLanguage(useLocation().pathname);
