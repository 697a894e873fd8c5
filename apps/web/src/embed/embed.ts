// The script that a supplier's own website loads: <door-designer client="-1023"></door-designer>.
import { embedPath, type FrameMessage, messageIn, type SentSeenPart } from '../shared/embedding/frame-message.ts';
import { embedMessages } from './messages.ts';

const { origin } = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href,
);

/** The least in which a door and its choices have room; a taller window is used up to a comfortable height. CSS px. */
const least = 560;
const most = 1000;
const screenHeight = `clamp(${least}px, 100svh, ${most}px)`;

/**
 * The designer of a supplier as an element of any page. `client` is the supplier's number, `label` the name of the frame. It is as
 * high as its content and tells `door-designer:design`, `door-designer:enquiry` and `door-designer:exit`.
 */
class DoorDesigner extends HTMLElement {
  static readonly observedAttributes = ['client', 'label'];
  readonly #frame = document.createElement('iframe');
  readonly #onMessage = (event: MessageEvent<unknown>) => {
    const message = messageIn(event.data);
    if (event.origin === origin && event.source === this.#frame.contentWindow && message) this.#take(message);
  };

  /** At most one in each frame of the browser. */
  #telling = 0;
  readonly #tellSeen = () => {
    cancelAnimationFrame(this.#telling);
    this.#telling = requestAnimationFrame(() => this.#notify());
  };

  constructor() {
    super();
    this.#frame.allow = 'clipboard-write; web-share';
    Object.assign(this.#frame.style, { display: 'block', width: '100%', height: screenHeight, border: '0' });
    this.attachShadow({ mode: 'open' }).append(this.#frame);
  }

  connectedCallback(): void {
    this.style.display ||= 'block';
    addEventListener('message', this.#onMessage);
    addEventListener('resize', this.#tellSeen);
    addEventListener('scroll', this.#tellSeen, watching);
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#onMessage);
    removeEventListener('resize', this.#tellSeen);
    removeEventListener('scroll', this.#tellSeen, watching);
    cancelAnimationFrame(this.#telling);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show();
  }

  #show(): void {
    const client = this.getAttribute('client') ?? '';
    const search = new URLSearchParams({ mode: 'public', origin: location.origin });
    if (/^-?\d{1,9}$/.test(client)) search.set('client', client);
    const address = `${origin}${embedPath}?${search.toString()}`;
    this.#frame.title = this.getAttribute('label') ?? embedMessages.frame;
    if (this.#frame.src !== address) this.#frame.src = address;
  }

  #take(message: FrameMessage): void {
    if (message.type === 'height') {
      this.#frame.style.height = message.height === 'screen' ? screenHeight : `${message.height}px`;
      this.#tellSeen();
    } else if (message.type === 'page') {
      if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
    } else {
      const detail = 'detail' in message ? message.detail : null;
      this.dispatchEvent(new CustomEvent(`door-designer:${message.type}`, { detail, bubbles: true }));
    }
  }

  /** Tells the designer which part of its frame is in the window, where what must stay in sight then stands. */
  #notify(): void {
    const { top, bottom } = this.#frame.getBoundingClientRect();
    const doorDesignerSeen = {
      above: Math.max(0, -top),
      below: Math.max(0, Math.min(bottom - innerHeight, bottom - top - least)),
      window: Math.min(most, Math.max(least, innerHeight)),
    };
    this.#frame.contentWindow?.postMessage({ doorDesignerSeen } satisfies SentSeenPart, origin);
  }
}

/** Also of whatever scrolls around the element. */
const watching = { capture: true, passive: true } as const;

if (!customElements.get('door-designer')) customElements.define('door-designer', DoorDesigner);
