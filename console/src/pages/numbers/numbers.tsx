import { useState } from 'react';
import { Badge, inWords, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { TextField } from '../../parts/field.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { Count, Credits } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';
import { useSkill } from '../../service/use-skill.ts';

type OwnNumber = ItemOf<'phone-numbers.list'>;

export function Numbers() {
  const pages = usePages('phone-numbers.list', { state: 'active' });
  const [open, setOpen] = useState<OwnNumber | null>(null);
  const [isSearching, setSearching] = useState(false);
  const ensure = useCall('phone-numbers.ensureDefault');
  const find = <Button onPress={() => setSearching(true)}>Find a number</Button>;
  return (
    <div className="stack">
      {ensure.error !== null && <ErrorNotice error={ensure.error} />}
      <div className="row">{find}</div>
      <PageTable
        label="Numbers"
        pages={pages}
        idOf={({ id }) => id}
        onRowAction={(id) => setOpen(pages.items?.find((each) => each.id === id) ?? null)}
        columns={[
          {
            id: 'phone',
            label: 'Number',
            cell: ({ phone, is_default: first }) => (first ? `${phone} (default)` : phone),
          },
          { id: 'type', label: 'Type', isExtra: true, cell: ({ type }) => inWords(type) },
          {
            id: 'carrier',
            label: 'Carrier',
            cell: ({ carrier }) => (carrier === 'simulator' ? <Badge tone="test">Simulator</Badge> : inWords(carrier)),
          },
          {
            id: 'registration',
            label: 'Registration',
            isExtra: true,
            cell: ({ registration_state: state }) => (state === null ? '' : inWords(state.toLowerCase())),
          },
          {
            id: 'pace',
            label: 'Per second',
            isNumber: true,
            isExtra: true,
            cell: ({ messages_per_second: pace }) => <Count value={pace} />,
          },
        ]}
        empty={
          <EmptyPage
            icon="phone"
            title="No number yet"
            action={
              <Button kind="primary" isPending={ensure.isPending} onPress={() => ensure.mutate({})}>
                Get a number
              </Button>
            }
          >
            Messages come from a number of yours. A simulated one is free, and shows everything before you buy one.
          </EmptyPage>
        }
      />
      {open !== null && <NumberDialog number={open} onClose={() => setOpen(null)} />}
      {isSearching && <SearchDialog onClose={() => setSearching(false)} />}
    </div>
  );
}

interface NumberDialogProps {
  readonly number: OwnNumber;
  readonly onClose: () => void;
}

function NumberDialog({ number, onClose }: NumberDialogProps) {
  const health = useSkill('phone-numbers.health', { number_id: number.id });
  const assign = useCall('phone-numbers.assign');
  const release = useCall('phone-numbers.release');
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog title={number.phone} isOpen onClose={onClose} wide>
      <div className="stack">
        {assign.error !== null && <ErrorNotice error={assign.error} />}
        {number.registration_rejection !== null && (
          <Notice tone="bad" title={`The carrier refused the registration: ${number.registration_rejection.code}`}>
            {number.registration_rejection.fix}
          </Notice>
        )}
        <Loaded answer={health}>
          {({
            health: state,
            sent,
            delivery_rate: delivered,
            filter_rate: filtered,
            opt_out_rate: optOuts,
            findings,
          }) => (
            <>
              <div className="row">
                <StateBadge state={state} />
              </div>
              <Figures>
                <Figure label="Sent" value={sent} />
                <Figure label="Delivered" value={delivered} unit="share" />
                <Figure label="Filtered" value={filtered} unit="share" />
                <Figure label="Opted out" value={optOuts} unit="share" />
              </Figures>
              {findings.map(({ code, message }) => (
                <Notice key={code} tone="care" title={message} />
              ))}
            </>
          )}
        </Loaded>
        <ConfirmCall
          title={`Release ${number.phone}?`}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          call={release}
          params={{ number_id: number.id }}
          action="Release"
          isDanger
          onDone={onClose}
        >
          Another account can get it, and replies to it do not reach you any more.
        </ConfirmCall>
        <div className="row end">
          <Button kind="danger" onPress={() => setAsking(true)}>
            Release
          </Button>
          <Button
            isDisabled={number.is_default}
            isPending={assign.isPending}
            onPress={() => assign.mutate({ number_id: number.id, is_default: true }, { onSuccess: onClose })}
          >
            Make it the default
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [country, setCountry] = useState('US');
  const [area, setArea] = useState('');
  const [asked, setAsked] = useState<{ readonly country: string; readonly area_code?: string } | null>(null);
  const found = useSkill('phone-numbers.search', asked ?? {}, { enabled: asked !== null });
  const acquire = useCall('phone-numbers.acquire');
  return (
    <Dialog title="Find a number" isOpen onClose={onClose}>
      <Form onSubmit={() => setAsked({ country, ...(area === '' ? {} : { area_code: area }) })} error={acquire.error}>
        <div className="columns even">
          <TextField label="Country" name="country" value={country} onChange={setCountry} isRequired maxLength={2} />
          <TextField label="Area code" name="area_code" value={area} onChange={setArea} maxLength={6} />
        </div>
        <div className="row">
          <Button type="submit" icon="search">
            Search
          </Button>
        </div>
        {asked !== null && (
          <Loaded answer={found}>
            {({ items }) => (
              <ul className="card flush rows">
                {items.map(({ phone, credits }) => (
                  <li key={phone} className="row apart">
                    <strong>{phone}</strong>
                    <Credits value={credits} />
                    <Button
                      isPending={acquire.isPending}
                      onPress={() => acquire.mutate({ phone }, { onSuccess: onClose })}
                    >
                      Get it
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Form>
    </Dialog>
  );
}
