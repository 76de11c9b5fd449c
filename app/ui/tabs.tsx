import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import css from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/** Panels that change in place. For tabs with an address of their own see TabNav. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.id, onValueChange }: TabsProps) {
  const controlled = value === undefined ? { defaultValue } : { value };
  return (
    <Base.Root {...controlled} onValueChange={(next) => onValueChange?.(String(next))}>
      <Base.List aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={css.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className={css.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
