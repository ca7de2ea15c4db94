import { CloseButton } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import classes from "./persetujuan.module.css";
import { kunciOf } from "./putusan.ts";
import type { Kotak } from "./useKotak.ts";

/** What became of each decision that was sent last. */
export function HasilPutusan({ kotak: { hasil, forget } }: { kotak: Kotak }) {
  return (
    <div role="status" className={classes.hasil}>
      {hasil.length > 0 && (
        <>
          <ul>
            {hasil.map((one) => (
              <li key={kunciOf(one)} data-refused={one.status !== 200 || undefined}>
                {one.status === 200 ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
                <span>
                  <b>{one.id}</b> {one.judul}: {one.message}
                </span>
              </li>
            ))}
          </ul>
          <CloseButton size="sm" aria-label="Tutup hasil" onClick={forget} />
        </>
      )}
    </div>
  );
}
