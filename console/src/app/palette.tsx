import { useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import '../parts/dialog.css';
import './palette.css';
import { usePaletteSections } from './use-palette-sections.ts';
import { usePrepareCall } from './use-prepare-call.ts';

/** Finds pages, contacts, campaigns and skills by words; the arrows choose, Enter opens. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const sections = usePaletteSections(query);
  const navigate = useNavigate();
  const prepare = usePrepareCall();
  const choose = (id: string) => {
    onClose();
    const entry = sections.flatMap(({ entries }) => entries).find((each) => each.id === id);
    if (entry?.to !== undefined) void navigate(entry.to);
    if (entry?.skill !== undefined) void prepare(entry.skill, entry.detail ?? '');
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className="modal wide">
        <Dialog aria-label="Search or command" className="palette">
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField className="palette-search" aria-label="Search or command" autoFocus>
              <Icon name="search" />
              <Input placeholder="A contact, a campaign, a page, or what you want to do" />
            </SearchField>
            <Menu
              className="menu palette-menu"
              aria-label="Results"
              onAction={(key) => choose(String(key))}
              renderEmptyState={() => <p className="quiet palette-empty">Nothing is found.</p>}
            >
              {sections.map(({ title, entries }) => (
                <MenuSection key={title} id={title}>
                  <Header className="palette-header">{title}</Header>
                  {entries.map(({ id, label, detail, icon }) => (
                    <MenuItem key={id} id={id} textValue={label} className="menu-item">
                      <Icon name={icon} />
                      <span className="palette-entry">
                        <span>{label}</span>
                        {detail !== undefined && <span className="quiet truncate">{detail}</span>}
                      </span>
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
