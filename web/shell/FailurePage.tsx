import { Button } from "@mantine/core";
import { IconCloudDownload, IconMoodSad, IconSparkles } from "@tabler/icons-react";
import { Component, type ReactNode, useEffect, useRef, useState } from "react";
import { useRenewedTo } from "../api/build.ts";
import { useLiveState } from "../api/connection.ts";
import { MissingCode, renewIfUpgraded } from "../ui/page/missingCode.ts";
import { Notice } from "./Notice.tsx";
import { BootSkeleton, PageSkeleton } from "./PageSkeleton.tsx";

type FailurePageProps = { error?: unknown; alone?: boolean };

/** Shown in place of a screen that failed; the rest of the app keeps working. */
export function FailurePage({ error, alone }: FailurePageProps) {
  if (error instanceof MissingCode) return <MissingPage alone={alone} />;
  return (
    <Notice
      alone={alone}
      icon={IconMoodSad}
      color="red"
      title="Maaf, halaman ini mengalami gangguan"
      text="Muat ulang halaman untuk melanjutkan. Bila gangguan berulang, beri tahu Admin apa yang anda lakukan sebelumnya."
    >
      <Reload />
    </Notice>
  );
}

/** After an upgrade it reloads the page; otherwise it says why the screen could not be loaded. */
function MissingPage({ alone }: { alone?: boolean }) {
  const [renewing, setRenewing] = useState(true);
  const renewed = useRenewedTo() !== null;
  useEffect(() => {
    void renewIfUpgraded().then(setRenewing);
  }, []);
  useReloadWhenBack();
  if (renewing) return alone ? <BootSkeleton /> : <PageSkeleton />;
  return renewed ? (
    <Notice
      alone={alone}
      icon={IconSparkles}
      title="Aplikasi diperbarui"
      text="Halaman ini ada di versi yang baru. Muat ulang untuk membukanya."
    >
      <Reload />
    </Notice>
  ) : (
    <Notice
      alone={alone}
      icon={IconCloudDownload}
      title="Halaman ini belum dapat dimuat"
      text="Koneksi terputus. Halaman dimuat lagi begitu koneksi kembali."
    >
      <Reload />
    </Notice>
  );
}

/** The code is asked for again by itself as soon as a lost connection is back. */
function useReloadWhenBack(): void {
  const state = useLiveState();
  const lost = useRef(false);
  useEffect(() => {
    if (state === "offline") lost.current = true;
    else if (state === "live" && lost.current) window.location.reload();
  }, [state]);
}

const Reload = () => <Button onClick={() => window.location.reload()}>Muat ulang</Button>;

/** Catches errors outside of any screen. */
export class LastResort extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <FailurePage alone /> : this.props.children;
  }
}
