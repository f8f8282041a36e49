import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";

// Node leaves an address of a host that has several after 250 ms, and never returns to it. 2 s are a far host's handshake whose first
// packet was lost, and leave time for the next address within the time limits of requests.
setDefaultAutoSelectFamilyAttemptTimeout(2_000);
