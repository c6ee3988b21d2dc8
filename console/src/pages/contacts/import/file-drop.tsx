import { DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';

/** A file is dropped here, or chosen with the button. It does not leave the browser as a whole. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <DropZone
      className="drop-zone"
      onDrop={({ items }) => {
        const item = items.find(isFileDropItem);
        if (item !== undefined) void item.getFile().then(onFile);
      }}
    >
      <Icon name="upload" size={28} />
      <Text slot="label">Drop a CSV or XLSX file here</Text>
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', '.txt', '.xlsx', 'text/csv']}
        onSelect={(files) => {
          const file = files?.[0];
          if (file !== undefined) onFile(file);
        }}
      >
        <Button kind="primary">Choose a file</Button>
      </FileTrigger>
      <p className="quiet">One row per person, with a line of column names. A phone number is required.</p>
    </DropZone>
  );
}
