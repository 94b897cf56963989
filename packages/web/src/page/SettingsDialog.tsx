import { LANGUAGES } from '@kartentisch/kernel'
import { CLOTHS, change, MOTIONS, SORTS, useSettings } from '../browser/settings.ts'
import { sound } from '../browser/sound.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Field, Switch } from '../design/Field.tsx'
import { ownName, preferredLanguage, useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import { NotifySwitch } from './NotifySwitch.tsx'
import styles from './SettingsDialog.module.css'

const MOTION_KEYS = { off: 'motion off', fast: 'motion fast', normal: 'motion normal', slow: 'motion slow' } as const
const CLOTH_KEYS = {
  game: 'cloth game',
  green: 'cloth green',
  midnight: 'cloth midnight',
  wood: 'cloth wood',
} as const
const SORT_KEYS = { type: 'sort type', cost: 'sort cost', name: 'sort name' } as const satisfies Record<
  string,
  PlainKey
>

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const settings = useSettings()
  return (
    <Dialog title={say('settings')} onClose={onClose}>
      <div className={styles.fields}>
        <Field label={say('language')}>
          {id => (
            <select
              id={id}
              value={settings.language}
              onChange={event => change({ language: preferredLanguage([event.target.value]) })}
            >
              {LANGUAGES.map(language => (
                <option key={language} value={language}>
                  {ownName(language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('motion')}>
          {id => (
            <select
              id={id}
              value={settings.motion}
              onChange={event => change({ motion: MOTIONS.find(motion => motion === event.target.value) ?? 'normal' })}
            >
              {MOTIONS.map(motion => (
                <option key={motion} value={motion}>
                  {say(MOTION_KEYS[motion])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('sort')}>
          {id => (
            <select
              id={id}
              value={settings.sort}
              onChange={event => change({ sort: SORTS.find(sort => sort === event.target.value) ?? 'type' })}
            >
              {SORTS.map(sort => (
                <option key={sort} value={sort}>
                  {say(SORT_KEYS[sort])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('cloth')}>
          {id => (
            <select
              id={id}
              value={settings.cloth}
              onChange={event => change({ cloth: CLOTHS.find(cloth => cloth === event.target.value) ?? 'game' })}
            >
              {CLOTHS.map(cloth => (
                <option key={cloth} value={cloth}>
                  {say(CLOTH_KEYS[cloth])}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={styles.switches}>
        <Switch
          label={say('buy plays treasures')}
          on={settings.buyPlaysTreasures}
          onChange={buyPlaysTreasures => change({ buyPlaysTreasures })}
        />
        <Switch
          label={say('auto treasures')}
          on={settings.autoTreasures}
          onChange={autoTreasures => change({ autoTreasures })}
        />
        <Switch label={say('stack equal')} on={settings.stackEqual} onChange={stackEqual => change({ stackEqual })} />
        <Switch label={say('show points')} on={settings.points} onChange={points => change({ points })} />
        <Switch label={say('auto end')} on={settings.autoEnd} onChange={autoEnd => change({ autoEnd })} />
        <Switch
          label={say('sounds')}
          on={settings.sounds}
          onChange={sounds => {
            change({ sounds })
            if (sounds) sound('turn')
          }}
        />
        <Switch label={say('larger type')} on={settings.largerType} onChange={largerType => change({ largerType })} />
        <Switch
          label={say('high contrast')}
          on={settings.highContrast}
          onChange={highContrast => change({ highContrast })}
        />
        <Switch label={say('single keys')} on={settings.keys} onChange={keys => change({ keys })} />
        <NotifySwitch />
      </div>
    </Dialog>
  )
}
