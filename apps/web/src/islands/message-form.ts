import { showNotice } from '../lib/notices.ts';

const TIMEOUT_MS = 20_000;
const TOO_MANY = 429;

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * A form in a dialog that posts what was typed as JSON to its `action`. The button waits until everything is
 * valid; success empties and closes, failure keeps what was typed and says so.
 */
export class MessageForm extends HTMLElement {
  #sending = false;

  connectedCallback(): void {
    const form = this.#form;
    form.addEventListener('submit', this.#submit);
    form.addEventListener('input', this.#typed);
    form.addEventListener('focusout', this.#left);
    this.closest('dialog')?.addEventListener('close', this.#forgetFaults);
    this.#offerSending();
  }

  get #form(): HTMLFormElement {
    const form = this.querySelector('form');
    if (!form) throw new Error('There is no form to send.');
    return form;
  }

  get #fields(): Field[] {
    return [...this.#form.querySelectorAll<Field>('input, textarea')];
  }

  #offerSending(): void {
    const button = this.#form.querySelector<HTMLButtonElement>('[type="submit"]');
    const ready = this.#form.checkValidity() && !this.#sending;
    if (button) button.disabled = !ready;
    // The kit's buttons look at this one.
    button?.toggleAttribute('data-disabled', !ready);
  }

  readonly #typed = ({ target }: Event): void => {
    const field = target as Field;
    // Spaces alone are nothing.
    field.setCustomValidity(field.required && field.value.trim() === '' ? 'blank' : '');
    // What was emptied is missing from that moment; other faults are told when the field is left.
    if (field.validity.valid || field.value.trim() === '') this.#tell(field);
    this.#offerSending();
  };

  /** Nobody is told of a fault while still typing, or for closing the dialog; who goes on to the next field is. */
  readonly #left = ({ target, relatedTarget }: FocusEvent): void => {
    const field = target as Field;
    const goesOn = relatedTarget instanceof Element && relatedTarget.closest('form') === this.#form;
    if (field.matches('input, textarea') && (field.value !== '' || goesOn)) this.#tell(field);
  };

  readonly #forgetFaults = (): void => {
    for (const field of this.#fields) this.#tell(field, '');
  };

  #tell(field: Field, fault = this.#faultOf(field)): void {
    const place = document.getElementById(`${field.id}-fault`);
    if (!place) return;
    place.textContent = fault;
    place.hidden = fault === '';
    field.toggleAttribute('data-error', fault !== '');
    field.setAttribute('aria-invalid', String(fault !== ''));
    field.setAttribute('aria-describedby', place.id);
  }

  #faultOf(field: Field): string {
    if (field.validity.valid) return '';
    const blank = field.validity.valueMissing || field.validity.customError;
    return (blank ? this.dataset.required : this.dataset.email) ?? '';
  }

  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.#sending || !this.#form.checkValidity()) return;
    this.#sending = true;
    this.#offerSending();
    const failure = await this.#post();
    this.#sending = false;
    if (failure === null) {
      this.#form.reset();
      this.closest('dialog')?.close();
      showNotice({ text: this.dataset.success ?? '', color: 'success' });
    } else {
      const place = this.querySelector<HTMLElement>('[data-failure]');
      if (place) place.textContent = failure;
    }
    this.#offerSending();
  };

  /** Null when it was taken. */
  async #post(): Promise<string | null> {
    const place = this.querySelector<HTMLElement>('[data-failure]');
    if (place) place.textContent = '';
    try {
      const answer = await fetch(this.#form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
        body: JSON.stringify(Object.fromEntries(new FormData(this.#form))),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) return null;
      return (answer.status === TOO_MANY ? this.dataset.tooMany : this.dataset.failure) ?? '';
    } catch (error) {
      console.warn('What was typed could not be sent', error);
      return this.dataset.failure ?? '';
    }
  }
}
