import { Alert } from "@mantine/core";
import type { Serupa } from "#areas/keuangan/pengajuan/contract.ts";
import { waktu } from "#kernel/format.ts";

/** Says, before it is sent, that the same was asked for within the last day. */
export function PermintaanSerupa({ serupa }: { serupa: readonly Serupa[] }) {
  return (
    <div role="status" style={{ gridColumn: "1 / -1" }}>
      {serupa.length > 0 && (
        <Alert color="orange" title="Permintaan yang sama baru saja dibuat">
          {serupa.map(({ id, oleh, waktu: saat, status }) => (
            <div key={id}>
              {id} oleh {oleh}, {waktu(saat)}, {status}
            </div>
          ))}
          Pastikan ini bukan permintaan yang sama.
        </Alert>
      )}
    </div>
  );
}
