import { useState } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Popover } from 'react-aria-components';
import { skillDocs } from '../service/addresses.ts';
import { curlOf, type ShownCall, typescriptOf } from '../service/call-text.ts';
import { Button } from './button.tsx';
import './show-call.css';

/** The calls that made a page, to copy: people learn the API from what they see. */
export function ShowCall({ calls }: { readonly calls: readonly ShownCall[] }) {
  return (
    <DialogTrigger>
      <Button kind="quiet" icon="code">
        Show this call
      </Button>
      <Popover className="popover show-call" placement="bottom end">
        <AriaDialog className="stack show-call-dialog" aria-label="Show this call">
          {calls.map((call) => (
            <OneCall key={`${call.skill} ${JSON.stringify(call.params)}`} call={call} />
          ))}
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
}

function OneCall({ call }: { readonly call: ShownCall }) {
  const [language, setLanguage] = useState<'curl' | 'typescript'>('curl');
  const [copied, setCopied] = useState(false);
  const text = language === 'curl' ? curlOf(call) : typescriptOf(call);
  return (
    <div className="stack tight">
      <div className="row apart">
        <a href={skillDocs(call.skill)} target="_blank" rel="noreferrer">
          <code>{call.skill}</code>
        </a>
        <div className="row">
          <Button kind="quiet" onPress={() => setLanguage(language === 'curl' ? 'typescript' : 'curl')}>
            {language === 'curl' ? 'TypeScript' : 'curl'}
          </Button>
          <Button
            kind="quiet"
            icon={copied ? 'check' : 'copy'}
            onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="code-block" tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}
